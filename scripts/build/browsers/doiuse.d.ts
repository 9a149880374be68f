declare module 'doiuse' {
  import type { Node, Plugin } from 'postcss';

  interface FeatureUsage {
    /** The feature's name on caniuse.com, such as `flexbox-gap`. */
    readonly feature: string;
    readonly usage: Node;
    /**
     * `missing` names the browsers that lack the feature. It is undefined if every browser supports the
     * feature at least partly.
     */
    readonly featureData: { readonly missing?: string | undefined };
  }

  export default function doiuse(options: {
    browsers: string[];
    onFeatureUsage: (usage: FeatureUsage) => void;
  }): Plugin;
}
