import { choices } from './choices.ts';
import { conditions } from './conditions.ts';
import { dates } from './dates.ts';
import { numbers } from './numbers.ts';
import { others } from './others.ts';
import type { Probes } from './probe.ts';
import { rules } from './rules.ts';
import { structure } from './structure.ts';
import { texts } from './texts.ts';

export const families: { readonly [heading: string]: Probes } = {
  'Numbers, yes and no': numbers,
  Text: texts,
  Choices: choices,
  'Days and times': dates,
  'Between answers': rules,
  'Groups, rows, pages': structure,
  Conditions: conditions,
  Other: others,
};

export const probes: Probes = Object.assign({}, ...Object.values(families));
