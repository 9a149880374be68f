import { Formio } from '@formio/js';
import '@formio/js/dist/formio.form.min.css';
import { described } from '../../browser/pages/described.ts';

Formio.createForm(document.getElementById('root'), described(), { noDefaultSubmitButton: true });
