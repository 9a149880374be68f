// Generated from schemas/ by npm run generate. Do not edit.
const v0 = validate0;
const pattern0 = new RegExp("^\\d+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.phone_number !== undefined){
let data0 = data.phone_number;
if(typeof data0 === "string"){
if(data0.length > 10 && [...data0].length > 10){
errors = (vErrors ??= []).push({instancePath:instancePath+"/phone_number",keyword:"maxLength",params:{limit: 10}});
}
if(data0.length <= 20 && !pattern0.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/phone_number",keyword:"pattern",params:{pattern: "^\\d+$"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/phone_number",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate0.errors = vErrors;
return errors === 0;
}

const v1 = validate1;
const pattern1 = new RegExp("^\\d{6}$", "u");
const pattern2 = new RegExp("^[!-~]([ -~]*[!-~])?$", "u");

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.verification_code !== undefined){
let data0 = data.verification_code;
if(typeof data0 === "string"){
if(data0.length > 6 && [...data0].length > 6){
errors = (vErrors ??= []).push({instancePath:instancePath+"/verification_code",keyword:"maxLength",params:{limit: 6}});
}
if(data0.length <= 12 && !pattern1.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/verification_code",keyword:"pattern",params:{pattern: "^\\d{6}$"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/verification_code",keyword:"type",params:{type: "string"}});
}
}
if(data.newPassword !== undefined){
let data1 = data.newPassword;
if(typeof data1 === "string"){
if(data1.length < 16 && [...data1].length < 8){
errors = (vErrors ??= []).push({instancePath:instancePath+"/newPassword",keyword:"minLength",params:{limit: 8}});
}
if(data1.length > 128 && [...data1].length > 128){
errors = (vErrors ??= []).push({instancePath:instancePath+"/newPassword",keyword:"maxLength",params:{limit: 128}});
}
if(data1.length <= 256 && !pattern2.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/newPassword",keyword:"pattern",params:{pattern: "^[!-~]([ -~]*[!-~])?$"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/newPassword",keyword:"type",params:{type: "string"}});
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
validate1.errors = vErrors;
return errors === 0;
}
export default {
  "phone": v0,
  "reset": v1,
};
