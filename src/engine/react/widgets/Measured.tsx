import type { ReactNode } from 'react';
import type { FieldUi } from '../../core/field.ts';

interface MeasuredProps {
  readonly id: string;
  readonly ui: Pick<FieldUi, 'prefix' | 'suffix'>;
  readonly children: ReactNode;
}

/**
 * Renders a control with the currency before it and the unit after it. {@link measuredBy} adds both to the
 * description of the control.
 */
export function Measured({ id, ui, children }: MeasuredProps) {
  const { prefix, suffix } = ui;
  return (
    <div className="number">
      {prefix && (
        <span id={`${id}-prefix`} className="sign">
          {prefix}
        </span>
      )}
      {children}
      {suffix && (
        <span id={`${id}-suffix`} className="sign">
          {suffix}
        </span>
      )}
    </div>
  );
}

/** Returns the ids for `aria-describedby`: of the currency, of the unit, and the ids in `more`. */
export function measuredBy({ id, ui }: Omit<MeasuredProps, 'children'>, more: string | undefined) {
  const { prefix, suffix } = ui;
  return [prefix && `${id}-prefix`, suffix && `${id}-suffix`, more].filter(Boolean).join(' ') || undefined;
}
