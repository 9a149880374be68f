import { DateWidget } from '../DateWidget.tsx';
import { DecimalWidget } from '../DecimalWidget.tsx';
import { RadiosWidget } from '../RadiosWidget.tsx';
import { registerWidget } from '../registry.ts';
import { SelectWidget } from '../SelectWidget.tsx';

/** What forms of several steps ask with and a log-in does not: the `Wizard` brings them. */
export function register(): void {
  registerWidget('select', SelectWidget);
  registerWidget('radios', RadiosWidget);
  registerWidget('date', DateWidget);
  registerWidget('decimal', DecimalWidget);
}
