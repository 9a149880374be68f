import { useNavigate } from 'react-router-dom';
import { addressAfter, type Flow } from '#engine/core/index.ts';
import { draftOf } from '#forms/drafts.ts';
import { FlowPage } from './FlowPage.tsx';
import { ready } from './ready.ts';

export function pageOf(form: Flow) {
  const draft = draftOf(form);
  function Component() {
    const navigate = useNavigate();
    return <FlowPage flow={form} draft={draft} onSubmit={() => navigate(addressAfter(form))} />;
  }
  return { Component, ready: () => ready(form, draft) };
}
