import type { JsonFile, Source } from '../schemas/source/product.ts';

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

/** Returns the parsed portal.json; undefined if the file is missing or invalid. */
export const portalOf = ({ json }: Source) => json.get('portal.json') as JsonFile<PortalJson> | undefined;
