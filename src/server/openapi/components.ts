import type { ErrorResponse, FieldProblem } from '#contract/errors.ts';
import { maxPasswordHeaderLength } from '../http/typed-headers.ts';
import { list, number, object, optional, type Schema, text } from './schema.ts';

export const components = {
  ApplicationId: text({
    description: 'The id of an application, which also stands for its student. Opaque.',
    examples: ['Hk3v9Yw0bq7nTz2sXcLd4A'],
  }),
  CalendarDate: text({ format: 'date', description: 'YYYY-MM-DD', examples: ['2026-12-05'] }),
  Money: number({ description: 'Dalasi (GMD), to two decimals', examples: [1250.5] }),
  Phone: text({
    maxLength: 100,
    pattern: '^[ ().+-]*\\d[\\d ().+-]*$',
    description:
      'A phone number as people write it: digits, spaces and + ( ) . -. The country code 220 may be left out.',
    examples: ['3012345', '+220 301 2345'],
  }),
  Password: text({
    maxLength: maxPasswordHeaderLength,
    pattern: '^[!-~]([ -~]*[!-~])?$',
    description: 'The password of now, as UTF-8 and percent-encoded (encodeURIComponent)',
    examples: ['mot%20de%20passe%20%C3%A9'],
  }),
  Error: object<ErrorResponse>(
    {
      error: text({ description: 'One sentence for a person' }),
      problems: optional(
        list(
          object<FieldProblem>({
            field: text({ description: 'The name of the answer, as it was sent' }),
            message: text({ description: 'What is wrong with it' }),
          }),
        ),
      ),
    },
    { description: 'Why the answer is no, and for forms what is wrong with which field' },
  ),
};

type Components = typeof components;
type Described<S> = S extends Schema<infer T> ? T : never;

export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', description: 'The access_token of POST /api/student_login' },
} as const;

export const loginRequired = [{ bearer: [] }];

/** A request needs no token, but if it has one, the token must be valid. */
export const loginOptional = [{}, ...loginRequired];

export function ref<Name extends keyof Components>(name: Name): Schema<Described<Components[Name]>> {
  return { $ref: `${name}#` };
}
