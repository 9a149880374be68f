// Generated from schemas/ by npm run generate. Do not edit.
"use strict";
export default {

};
