import type { ReactNode } from 'react';
import type { FieldUi } from '../../core/field.ts';

interface MeasuredProps {
  readonly id: string;
  readonly ui: Pick<FieldUi, 'prefix' | 'suffix'>;
  readonly children: ReactNode;
}

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

/** Returns `aria-describedby`: the ids of currency and unit, if these are shown, and `more`. */
export function measuredBy({ id, ui }: Omit<MeasuredProps, 'children'>, more: string | undefined) {
  const { prefix, suffix } = ui;
  return [prefix && `${id}-prefix`, suffix && `${id}-suffix`, more].filter(Boolean).join(' ') || undefined;
}
