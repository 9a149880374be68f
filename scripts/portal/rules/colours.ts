import { replacing } from '../../schemas/check/rules/rule.ts';
import type { Finding } from '../../schemas/source/finding.ts';
import { nodeOf, placeOfValue, type Source } from '../../schemas/source/source.ts';
import { contrastRatio, ink, isReadable, minimumContrast, nearestReadable } from '../brand-styles.ts';
import { portalOf } from '../portal-json.ts';

export function* colours(source: Source): Iterable<Finding> {
  const portal = portalOf(source);
  const brand = portal?.value.brandColour;
  // The meta schema already reports a missing or malformed colour.
  if (!brand || !/^#[0-9a-f]{6}$/i.test(brand) || isReadable(brand)) return;
  const near = nearestReadable(brand);
  yield {
    ...placeOfValue(portal, ['brandColour']),
    message: `Button text could not be read on ${brand}: the dark text has a contrast of ${contrastRatio(brand, ink).toFixed(1)} on it, and needs ${minimumContrast}.`,
    fix: `Write "${near}", the nearest colour on which it can, or another light one.`,
    edit: replacing(nodeOf(portal, ['brandColour'])!, near),
  };
}
