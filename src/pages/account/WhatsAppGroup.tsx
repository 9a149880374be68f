import { useState } from 'react';
import { Accordion } from '#components/Accordion.tsx';
import { GroupLink, groupOf } from '#components/lender/GroupLink.tsx';
import type { ApplicationResponse } from '#contract/applications.ts';

export function WhatsAppGroup({ application }: { readonly application: ApplicationResponse }) {
  const { status, university } = application;
  const [isOpen, setOpen] = useState(false);
  const group = groupOf(university.id);
  if (status !== 'approved' || !group) return null;
  return (
    <Accordion
      title="WhatsApp Group"
      about={`For students of ${university.name}`}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    >
      <GroupLink group={group} university={university.name} />
    </Accordion>
  );
}
