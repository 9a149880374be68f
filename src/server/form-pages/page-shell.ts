import { createHash } from 'node:crypto';
import type { RenderedForm } from './render.ts';

const withoutScript = '.needs-script{display:none!important}';

/** The CSP hash of the inline style that `withPostableForm` adds. */
export const shellStyle = `sha256-${createHash('sha256').update(withoutScript).digest('base64')}`;

/**
 * Makes a built page usable without JavaScript. Removes its `<noscript>` elements, which disable the fields
 * and tell the student to turn JavaScript on, and hides what needs a script. `data-posts` tells the page's
 * scripts that the server accepts posts.
 */
export function withPostableForm(html: string): string {
  return html
    .replace(/<noscript>[\s\S]*?<\/noscript>\s*/g, '')
    .replace('<html', '<html data-posts')
    .replace('</head>', () => `<noscript><style>${withoutScript}</style></noscript></head>`);
}

/** The state that the page contains as JSON, so that React can continue where the student left off. */
interface Handover {
  readonly form: string;
  readonly answers: unknown;
  readonly phone?: string | undefined;
  readonly savedAt: number;
  readonly isRefused?: boolean;
}

export function withMarkup(html: string, { title, markup }: RenderedForm, taken?: Handover): string {
  const json = JSON.stringify(taken)?.replace(/</g, '\\u003c');
  // Focuses the element that React would focus.
  const focused = taken?.isRefused ? 'class="error-summary"' : 'class="step-title"';
  const shown = taken ? markup.replace(focused, '$& autofocus') : markup;
  const data = json ? `<script type="application/json" id="form-session">${json}</script>` : '';
  return html
    .replace(/<title>[^<]*<\/title>/, () => title)
    .replace(
      /<div id="root"[\s\S]*<\/div>(?=\s*<\/body>)/,
      () => `${data}<div id="root"${taken?.isRefused ? ' data-refused' : ''}>${shown}</div>`,
    );
}

/** Removes all scripts, because React would replace a receipt or an error message with an empty form. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[\s\S]*?<\/script>\s*/g, '')
    .replace(/<link rel="modulepreload"[^>]*>\s*/g, '')
    .replace(/<link rel="alternate stylesheet"[^>]*>\s*/g, '');
}
