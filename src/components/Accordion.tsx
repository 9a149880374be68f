import { type ReactNode, useId } from 'react';
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
          <svg className="accordion-chevron" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="m6 9 6 6 6-6" />
          </svg>
        </button>
      </h2>
      <div id={id} className="accordion-panel stack" hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}
