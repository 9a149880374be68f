import type { FlowPath } from '#engine/core/index.ts';
import { flowPaths as generated } from '#generated/paths.ts';

/** Where the questionnaires are, as their flow.json files say. */
export const flowPaths: readonly FlowPath[] = generated;
