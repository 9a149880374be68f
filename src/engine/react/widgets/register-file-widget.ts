import { FileWidget } from './FileWidget.tsx';
import { registerWidget } from './registry.ts';

/* For forms that may ask for a file. It brings the photos and what keeps files on the phone: the log-in needs neither. */
registerWidget('file', FileWidget);
