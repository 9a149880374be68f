import type { RegisteredForm } from '#engine/core/index.ts';
import { registry } from '#generated/registry.ts';
import { paths } from '#paths';
import { chosenInvoice, type Page, type PageRoute, page } from './routes.ts';

const guide = () => import('#pages/questionnaire/GuidePage.tsx');
const questionnaire = () => import('#pages/questionnaire/QuestionnairePage.tsx');

/** Forms with a page of their own: what is sent there is more than answers. */
const ownForms: Readonly<Record<string, Page>> = {
  application: page(() => import('#pages/application/ApplicationPage.tsx'), 'ApplicationPage', {
    forms: ['application'],
    isAhead: true,
    next: [paths.applicationReceived, paths.uploadInvoice, paths.invoiceSuccess, chosenInvoice],
  }),
};

/** What leads there is on the way of whoever applies. */
const application = registry.find(({ id }) => id === 'application');

/**
 * Every address of a form. Apart from the other routes: no page loads it before it leads to a form, because it grows
 * with each of them.
 */
export const formRoutes: readonly PageRoute[] = registry.flatMap((form) => {
  const route = ownForms[form.id] ?? runnerOf(form);
  return form.pages.map(({ path, kind }) => ({
    ...route,
    path,
    needsSession: form.access === 'student',
    // Only the phone knows whether the answers were sent.
    isOfPhone: kind === 'review' || (kind === 'end' && form.who !== 'nobody'),
  }));
});

/** The page that runs any form from its folder alone. */
function runnerOf({ id, access, layout, who, go, load }: RegisteredForm): Page {
  const source = who === 'nobody' ? guide : questionnaire;
  return {
    ...{ source, form: id, layout },
    isAhead: application?.pages.some(({ path }) => path === go) === true,
    next: [...(go ? [go] : []), ...(who === 'student' && access === 'public' ? [paths.login] : [])],
    async load() {
      const [{ pageOf }, { form }] = await Promise.all([source(), load()]);
      return pageOf(form);
    },
  };
}
