import MuiAccordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import './Accordion.css';

interface AccordionProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A card that its heading opens and closes; several may be open. On paper all are. */
export function Accordion({ title, isOpen, onToggle, children }: AccordionProps) {
  const id = useId();
  return (
    <MuiAccordion
      className="accordion"
      disableGutters
      square
      elevation={0}
      expanded={isOpen}
      onChange={onToggle}
      slotProps={slots}
    >
      <AccordionSummary
        id={`${id}-heading`}
        aria-controls={id}
        expandIcon={
          <Icon>
            <path d="m6 9 6 6 6-6" />
          </Icon>
        }
      >
        {title}
      </AccordionSummary>
      <AccordionDetails className="stack">{children}</AccordionDetails>
    </MuiAccordion>
  );
}

/** How long it opens does not depend on how much is in it: a long list is not waited for. */
const slots = { heading: { component: 'h2' }, transition: { timeout: 150 } } as const;
