import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';
import './Accordion.css';

interface AccordionProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/**
 * A section that its heading opens and closes; several may be open. On paper all are. MUI's brings 11 KB for its
 * movement, and in <details> a heading is none to every screen reader.
 */
export function Accordion({ title, isOpen, onToggle, children }: AccordionProps) {
  const id = useId();
  return (
    <section className="accordion">
      <h2>
        <button
          type="button"
          className="accordion-button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
        >
          {title}
          <Icon className="accordion-chevron">
            <path d="m6 9 6 6 6-6" />
          </Icon>
        </button>
      </h2>
      <div id={id} className="accordion-panel stack" hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
