declare module 'doiuse' {
  import type { Node, Plugin } from 'postcss';

  interface FeatureUsage {
    /** The caniuse name. */
    readonly feature: string;
    readonly usage: Node;
    /** The browsers that lack it; undefined if all support it in part. */
    readonly featureData: { readonly missing?: string | undefined };
  }

  export default function doiuse(options: {
    browsers: string[];
    onFeatureUsage: (usage: FeatureUsage) => void;
  }): Plugin;
}
