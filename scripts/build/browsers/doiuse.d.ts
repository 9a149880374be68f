declare module 'doiuse' {
  import type { Node, Plugin } from 'postcss';

  interface FeatureUsage {
    /** As caniuse names it. */
    readonly feature: string;
    readonly usage: Node;
    /** The browsers that do not have it; undefined where all have a part of it. */
    readonly featureData: { readonly missing?: string | undefined };
  }

  export default function doiuse(options: {
    browsers: string[];
    onFeatureUsage: (usage: FeatureUsage) => void;
  }): Plugin;
}
