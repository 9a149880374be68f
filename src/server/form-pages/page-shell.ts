import { createHash } from 'node:crypto';
import type { RenderedForm } from './render.ts';

const withoutScript = '.needs-script{display:none!important}';

/**
 * CSP hash of the inline style that `withPostableForm` adds to a page. The page's content security policy must allow
 * this style in addition to those of the built page.
 */
export const shellStyle = `sha256-${createHash('sha256').update(withoutScript).digest('base64')}`;

/**
 * Changes a built page so that its form can be posted to this server: enables all fields, and removes the
 * notices that say that nothing can be sent without JavaScript.
 */
export function withPostableForm(html: string): string {
  return html
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/g, '')
    .replace('<html', '<html data-posts')
    .replace('</head>', () => `<noscript><style>${withoutScript}</style></noscript></head>`);
}

/**
 * The state of a form, which a rendered page contains as JSON, so that React continues where the student left
 * off.
 */
interface Handover {
  readonly form: string;
  readonly answers: unknown;
  readonly phone?: string | undefined;
  /** Time of the last post, in epoch milliseconds. */
  readonly savedAt: number;
  readonly isRefused?: boolean;
}

/**
 * Replaces the content and title of a built page with the rendered form. Adds `taken` as JSON, so that React
 * continues the form from this state.
 */
export function withMarkup(html: string, { title, markup }: RenderedForm, taken?: Handover): string {
  const json = JSON.stringify(taken)?.replace(/</g, '\\u003c');
  const shown = taken ? withAutofocus(markup, taken) : markup;
  const data = json ? `<script type="application/json" id="form-session">${json}</script>` : '';
  return html
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(
      /<div id="root"[\s\S]*<\/div>(?=\s*<\/body>)/,
      () => `${data}<div id="root"${taken?.isRefused ? ' data-refused' : ''}>${shown}</div>`,
    );
}

/**
 * Adds `autofocus` to the element that React would focus: the error summary if the last post had errors, or
 * else the step's heading.
 */
function withAutofocus(markup: string, { isRefused }: Handover): string {
  return markup.replace(isRefused ? 'class="error-summary"' : 'class="step-title"', '$& autofocus');
}

/** Removes all scripts from a page with a receipt, because React would replace the receipt with an empty form. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>\s*/g, '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<link rel="alternate stylesheet"[^>]*>\s*/g, '');
}
