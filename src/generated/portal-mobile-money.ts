// Generated from schemas/ by npm run generate. Do not edit.
export const mobileMoney = [] as const;
