declare module 'doiuse' {
  import type { Node, Plugin } from 'postcss';

  interface FeatureUsage {
    /** Its name on caniuse. */
    readonly feature: string;
    readonly usage: Node;
    /** The browsers without it; undefined if all of them support it at least partly. */
    readonly featureData: { readonly missing?: string | undefined };
  }

  export default function doiuse(options: {
    browsers: string[];
    onFeatureUsage: (usage: FeatureUsage) => void;
  }): Plugin;
}
