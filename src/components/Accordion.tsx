import MuiAccordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import './Accordion.css';

interface AccordionProps {
  readonly title: string;
  readonly icon?: ReactNode;
  /**
   * A short text that is rendered outside the heading, so that the headings that screen readers list stay
   * short.
   */
  readonly about?: ReactNode;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

export function Accordion({ title, icon, about, isOpen, onToggle, children }: AccordionProps) {
  const id = useId();
  return (
    <div className={icon ? 'accordion-card accordion-with-icon' : 'accordion-card'}>
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
          {icon}
          <span className="accordion-title">{title}</span>
        </AccordionSummary>
        <AccordionDetails className="stack">{children}</AccordionDetails>
      </MuiAccordion>
      {about && !isOpen && <p className="accordion-about quiet small">{about}</p>}
    </div>
  );
}

/**
 * Sets a fixed duration, in milliseconds, for opening and closing, because MUI's animation otherwise takes
 * longer for taller content.
 */
const slots = { heading: { component: 'h2' }, transition: { timeout: 150 } } as const;
