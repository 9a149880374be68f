// Generated from schemas/ by npm run generate. Do not edit.

export default {

};
