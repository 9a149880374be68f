import { constantsOf, interpolateDeep } from '../schemas/compile/interpolation.ts';
import type { Source } from '../schemas/source/product.ts';

/** Yields the module demo.ts, which the portal loads in demo mode only. */
export function* demoModule(source: Source): Iterable<readonly [path: string, text: string]> {
  const file = source.json.get('demo.json');
  if (!file) return;
  const { $schema: _schema, ...details } = interpolateDeep(
    file.value as { readonly $schema: string },
    constantsOf(source),
  );
  yield [
    'demo.ts',
    `// Generated from schemas/ by npm run generate. Do not edit.\nexport const details = ${JSON.stringify(details, null, 2)} as const;\n`,
  ];
}
