import { optionsIn } from '../schemas/source/options.ts';
import type { JsonFile, Source } from '../schemas/source/product.ts';
import type { OptionList } from '../schemas/source/schema-files.ts';

interface PortalJson {
  readonly brandColour?: string;
  readonly universities?: readonly {
    readonly id?: number;
    readonly app_fee_flat?: number;
    readonly app_fee_percentage?: number;
  }[];
  readonly groupLinks?: readonly { readonly university?: number }[];
  readonly resources?: readonly { readonly buttons?: readonly { readonly path?: string }[] }[];
}

const schoolList = 'options/school.json';

export const schoolsOf = ({ json }: Source) => json.get(schoolList) as JsonFile<OptionList> | undefined;

/** Returns the name of a university. A university's id in portal.json is the code of its school. */
export function universityName(source: Source, id: unknown): string {
  const school = optionsIn(schoolsOf(source)?.value ?? {})?.find(({ facts }) => facts.code === id);
  return String(school?.title ?? school?.value ?? `university ${id}`);
}

export const portalOf = ({ json }: Source) => json.get('portal.json') as JsonFile<PortalJson> | undefined;
