// Generated from schemas/ by npm run generate. Do not edit.
const v0 = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.file !== undefined){
let data0 = data.file;
if(typeof data0 === "string"){
if(data0.length > 200 && [...data0].length > 200){
errors = (vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"maxLength",params:{limit: 200}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/file",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate0.errors = vErrors;
return errors === 0;
}
export default {
  "invoice": v0,
};
