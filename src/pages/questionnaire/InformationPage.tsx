import { useNavigate } from 'react-router-dom';
import { information, informationDraft } from '#forms/information.ts';
import { FlowPage } from './FlowPage.tsx';

/** A prerendered page is taken over with what the phone has kept. */
export const ready = informationDraft.load;

/** The walkthrough with its quiz, which leads to the application. */
export function InformationPage() {
  const navigate = useNavigate();
  const { submit } = information.definition;
  return (
    <FlowPage flow={information} draft={informationDraft} onSubmit={() => submit && navigate(submit.go)} />
  );
}
