// Generated from schemas/ by npm run generate. Do not edit.
const v0 = validate0;
const pattern0 = new RegExp("^\\d+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mobileNumber !== undefined){
let data0 = data.mobileNumber;
if(typeof data0 === "string"){
if(data0.length > 10 && [...data0].length > 10){
errors = (vErrors ??= []).push({instancePath:instancePath+"/mobileNumber",keyword:"maxLength",params:{limit: 10}});
}
if(data0.length <= 20 && !pattern0.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/mobileNumber",keyword:"pattern",params:{pattern: "^\\d+$"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/mobileNumber",keyword:"type",params:{type: "string"}});
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(data1.length < 16 && [...data1].length < 8){
errors = (vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 8}});
}
if(data1.length > 128 && [...data1].length > 128){
errors = (vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 128}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"type",params:{type: "string"}});
}
}
if(data.confirmPassword !== undefined){
let data2 = data.confirmPassword;
if(typeof data2 === "string"){
if(data2.length > 128 && [...data2].length > 128){
errors = (vErrors ??= []).push({instancePath:instancePath+"/confirmPassword",keyword:"maxLength",params:{limit: 128}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/confirmPassword",keyword:"type",params:{type: "string"}});
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
  "register": v0,
};
