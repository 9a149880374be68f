import { useNavigate } from 'react-router-dom';
import { resumeGuide, resumeGuideDraft } from '#forms/resume-guide.ts';
import { FlowPage } from '../questionnaire/FlowPage.tsx';

export function ResumeGuidePage() {
  const navigate = useNavigate();
  const { submit } = resumeGuide.definition;
  return (
    <FlowPage flow={resumeGuide} draft={resumeGuideDraft} onSubmit={() => submit && navigate(submit.go)} />
  );
}
