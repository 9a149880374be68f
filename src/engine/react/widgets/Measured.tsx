import type { ReactNode } from 'react';
import type { FieldUi } from '../../core/field.ts';

interface MeasuredProps {
  readonly id: string;
  readonly ui: Pick<FieldUi, 'prefix' | 'suffix'>;
  readonly children: ReactNode;
}

/** A control with its currency and unit, which `measuredBy` adds to its description. */
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

/** The ids of its currency, unit and other descriptions. */
export function measuredBy({ id, ui }: Omit<MeasuredProps, 'children'>, more: string | undefined) {
  const { prefix, suffix } = ui;
  return [prefix && `${id}-prefix`, suffix && `${id}-suffix`, more].filter(Boolean).join(' ') || undefined;
}
