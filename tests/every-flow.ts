import { type Answers, evaluate, type FieldError, type Flow, migrate, withDays } from '#engine/core/index.ts';
import { registry } from '#generated/registry.ts';
import { guessablePasswordCheck } from '#server/questionnaires/guessable-password-check.ts';
import { withLists } from '#server/questionnaires/load-forms.ts';

export interface Sample {
  readonly title: string;
  readonly version?: number;
  readonly answers: Answers;
  readonly expect: 'valid' | readonly Pick<FieldError, 'step' | 'field' | 'keyword'>[];
}

const samples: { readonly [path: string]: Sample } = import.meta.glob(
  './fixture/schemas/*/samples/**/*.json',
  {
    eager: true,
    import: 'default',
  },
);

export const everyFlow: readonly Flow[] = await Promise.all(
  registry.map(async ({ load }) => ({ ...(await withLists((await load()).form)), guessablePasswordCheck })),
);

export function samplesOf({ definition }: Flow): readonly Sample[] {
  const own = Object.entries(samples).filter(([path]) =>
    path.startsWith(`./fixture/schemas/${definition.id}/`),
  );
  return own.map(([, sample]) => sample);
}

export function evaluateSample(flow: Flow, { version, answers }: Sample, today: string) {
  const { version: now } = flow.definition;
  const current =
    version === undefined || version === now ? answers : migrate(flow, { version, answers }).answers;
  return evaluate(flow, withDays(current, today), { today });
}
