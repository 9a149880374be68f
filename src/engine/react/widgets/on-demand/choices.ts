import { DateWidget } from '../DateWidget.tsx';
import { DecimalWidget } from '../DecimalWidget.tsx';
import { registerWidget } from '../registry.tsx';
import { SelectWidget } from '../SelectWidget.tsx';

export function register(): void {
  registerWidget('select', SelectWidget);
  registerWidget('date', DateWidget);
  registerWidget('decimal', DecimalWidget);
}
