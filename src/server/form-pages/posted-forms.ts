import { type Flow, rowParameter, stepParameter } from '#engine/core/index.ts';
import { form as application } from '#generated/application/form.ts';
import { registry } from '#generated/registry.ts';
import { withLists } from '../questionnaires/load-forms.ts';

export interface PostedForm {
  readonly form: Flow;
  readonly addresses: readonly string[];
}

export async function loadPostedForms(): Promise<readonly PostedForm[]> {
  const chosen = registry.filter(
    ({ id, access, who }) =>
      access === 'public' && (who === 'anyone' || who === 'nobody' || id === application.definition.id),
  );
  return Promise.all(
    chosen.map(async ({ load }) => {
      const form = await withLists((await load()).form);
      const { path, steps } = form.definition;
      const addresses = [path, ...steps.map((step) => step.path)].filter((each) => each !== undefined);
      return { form, addresses: [...new Set(addresses)] };
    }),
  );
}

export function stepAddress(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = [stepParameter, rowParameter].flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return [pathname, query.join('&')].filter(Boolean).join('?');
}
