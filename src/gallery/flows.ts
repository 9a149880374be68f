import type { Flow } from '#engine/core/index.ts';
import { loadWidgets } from '#engine/react/index.ts';
import { registry } from '#generated/registry.ts';

/** Every questionnaire there is, in the order in which students come to them. */
export const flows: readonly Flow[] = await Promise.all(
  registry.map(async ({ load }) => {
    const { form } = await load();
    const lists = Object.values(form.lists ?? {});
    // Of a list that is not there nothing is wrong.
    await Promise.all([loadWidgets(form), ...lists.map((list) => list.load())]);
    return form;
  }),
);
