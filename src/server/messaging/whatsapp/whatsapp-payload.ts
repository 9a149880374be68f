import { internationalPhone } from '#domain/phone.ts';
import type { WhatsAppConfig } from '../../config.ts';
import type { MessageKind } from '../../database/tables.ts';
import type { ClaimedMessage } from '../message-queue-repository.ts';

/**
 * What the Cloud API is asked to send. Outside of 24 hours after a student's own message it sends templates only,
 * whose words Meta has approved: an authentication template with a button that copies the code, and
 * utility templates without variables.
 */
export function payloadOf({ kind, phone, parameters }: ClaimedMessage, templates: WhatsAppConfig): object {
  const { resetTemplate, reminderTemplate, phoneChangedTemplate } = templates;
  const names: { readonly [kind in MessageKind]: string } = {
    'reset-code': resetTemplate,
    'phone-changed': phoneChangedTemplate,
    'pay-invoice-reminder': reminderTemplate,
  };
  const language = { code: templates.language };
  const components = kind === 'reset-code' && componentsOf(parameters.code!);
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: internationalPhone(phone),
    type: 'template',
    template: { name: names[kind], language, ...(components && { components }) },
  };
}

/** The code stands in the words and in the button. */
function componentsOf(code: string): object[] {
  const parameters = [{ type: 'text', text: code }];
  return [
    { type: 'body', parameters },
    { type: 'button', sub_type: 'url', index: '0', parameters },
  ];
}
