import { FileWidget } from './FileWidget.tsx';
import { addWidget } from './registry.ts';

/* For forms that may ask for a file. It brings the photos and what keeps files on the phone: the log-in needs neither. */
addWidget('file', FileWidget);
