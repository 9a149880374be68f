import { DateWidget } from '../DateWidget.tsx';
import { DecimalWidget } from '../DecimalWidget.tsx';
import { registerWidget } from '../registry.tsx';
import { SelectWidget } from '../SelectWidget.tsx';

/**
 * Registers the drop-down, date and decimal widgets in one module, because most long forms need all three.
 */
export function register(): void {
  registerWidget('select', SelectWidget);
  registerWidget('date', DateWidget);
  registerWidget('decimal', DecimalWidget);
}
