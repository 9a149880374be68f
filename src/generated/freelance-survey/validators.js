// Generated from schemas/ by npm run generate. Do not edit.
const v0 = validate0;
const pattern0 = new RegExp("\\S", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 120 && [...data0].length > 120){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 120}});
}
if(data0.length <= 240 && !pattern0.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"}});
}
}
if(data.phone_number !== undefined){
let data1 = data.phone_number;
if(typeof data1 === "string"){
if(data1.length > 20 && [...data1].length > 20){
errors = (vErrors ??= []).push({instancePath:instancePath+"/phone_number",keyword:"maxLength",params:{limit: 20}});
}
if(data1.length <= 40 && !pattern0.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/phone_number",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/phone_number",keyword:"type",params:{type: "string"}});
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(data2.length > 254 && [...data2].length > 254){
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
}
if(data2.length <= 508 && !pattern0.test(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
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
const obj0 = ["Content creation","Digital Marketing","Technology development","Tutoring/education","Administrative/virtual assistance"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_choice !== undefined){
let data0 = data.first_choice;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/first_choice",keyword:"type",params:{type: "string"}});
}
if(!obj0.includes(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/first_choice",keyword:"enum",params:{}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate1.errors = vErrors;
return errors === 0;
}

const v2 = validate2;

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.second_choice !== undefined){
let data0 = data.second_choice;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/second_choice",keyword:"type",params:{type: "string"}});
}
if(!obj0.includes(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/second_choice",keyword:"enum",params:{}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate2.errors = vErrors;
return errors === 0;
}
export default {
  "about": v0,
  "first": v1,
  "second": v2,
};
