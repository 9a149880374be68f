// Generated from schemas/ by npm run generate. Do not edit.
const v0 = validate0;
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phone_number !== undefined){
let data0 = data.phone_number;
if(typeof data0 === "string"){
if(data0.length > 20 && [...data0].length > 20){
errors = (vErrors ??= []).push({instancePath:instancePath+"/phone_number",keyword:"maxLength",params:{limit: 20}});
}
if(data0.length <= 40 && !pattern0.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/phone_number",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/phone_number",keyword:"type",params:{type: "string"}});
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(data1.length > 254 && [...data1].length > 254){
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
}
if(data1.length <= 508 && !pattern0.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if(data2.length > 128 && [...data2].length > 128){
errors = (vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 128}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}});
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
  "edit": v0,
};
