import type { RegisteredForm } from '#engine/core/index.ts';
import { registry } from '#generated/registry.ts';
import { paths } from '#paths';
import { chosenInvoice, type Page, type PageRoute, page } from './page-routes.ts';

const guide = () => import('#pages/questionnaire/GuidePage.tsx');
const questionnaire = () => import('#pages/questionnaire/QuestionnairePage.tsx');

const applicationPage = page(() => import('#pages/application/ApplicationPage.tsx'), 'ApplicationPage', {
  forms: ['application'],
  isPrecached: true,
  next: [paths.applicationReceived, paths.uploadInvoice, paths.invoiceSuccess, chosenInvoice],
});

const application = registry.find(({ id }) => id === 'application');

/**
 * This list is in a separate chunk, which is loaded when a form is opened, because the list grows with every
 * form.
 */
export const formRoutes: readonly PageRoute[] = registry.flatMap((form) => {
  const route = form === application ? applicationPage : genericPageFor(form);
  return form.pages.map(({ path, kind }) => ({
    ...route,
    path,
    needsSession: form.access === 'student',
    // Review and end pages depend on whether the answers were sent. Only the phone knows that, so these pages
    // cannot be prerendered.
    belongsToPhone: kind === 'review' || (kind === 'end' && form.who !== 'nobody'),
  }));
});

function genericPageFor({ id, access, layout, who, go, load }: RegisteredForm): Page {
  const source = who === 'nobody' ? guide : questionnaire;
  return {
    ...{ source, form: id, layout },
    // A form that leads to the application (`go`) is cached on the first visit, like the application itself.
    isPrecached: application?.pages.some(({ path }) => path === go) === true,
    next: [...(go ? [go] : []), ...(who === 'student' && access === 'public' ? [paths.login] : [])],
    async load() {
      const [{ pageOf }, { form }] = await Promise.all([source(), load()]);
      return pageOf(form);
    },
  };
}
