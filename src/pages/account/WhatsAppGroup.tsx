import { useState } from 'react';
import { Accordion } from '#components/Accordion.tsx';
import { GroupLink, groupOf } from '#components/lender/GroupLink.tsx';
import type { ApplicationResponse } from '#contract/applications.ts';

interface WhatsAppGroupProps {
  readonly application: ApplicationResponse;
}

/** The WhatsApp group, for approved students whose university has one. */
export function WhatsAppGroup({ application: { status, university } }: WhatsAppGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const group = groupOf(university.id);
  if (status !== 'approved' || !group) return null;
  return (
    <Accordion title="WhatsApp Group" isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
      <GroupLink group={group} />
    </Accordion>
  );
}
