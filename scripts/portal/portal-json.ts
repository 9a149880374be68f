import { optionsIn } from '../schemas/source/options.ts';
import type { JsonFile, Source } from '../schemas/source/product.ts';
import type { OptionList } from '../schemas/source/schema-files.ts';

/** The parts of portal.json that the portal's rules read. */
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

/** Returns the parsed list of schools; undefined if the file is missing or invalid. */
export const schoolsOf = ({ json }: Source) => json.get(schoolList) as JsonFile<OptionList> | undefined;

/** Returns the title of the university with an id in portal.json, which is the code of a school. */
export function universityName(source: Source, id: unknown): string {
  const school = optionsIn(schoolsOf(source)?.value ?? {})?.find(({ facts }) => facts.code === id);
  return String(school?.title ?? school?.value ?? `university ${id}`);
}

/** Returns the parsed portal.json; undefined if the file is missing or invalid. */
export const portalOf = ({ json }: Source) => json.get('portal.json') as JsonFile<PortalJson> | undefined;
