// Generated from schemas/ by npm run generate. Do not edit.
"use strict";
export const v0 = validate0;
const schema0 = {"type":"object","properties":{"repayments":{"type":"string","enum":["A scholarship that you do not have to pay back","Monthly repayments that break up a large tuition payment","A discount on your tuition","A cash loan for living costs"]},"dueDate":{"type":"string","enum":["On the 1st of each month","On the 15th of each month","On the 5th of each month","At the end of each semester"]}}};
const obj0 = ["A scholarship that you do not have to pay back","Monthly repayments that break up a large tuition payment","A discount on your tuition","A cash loan for living costs"];
const obj1 = ["On the 1st of each month","On the 15th of each month","On the 5th of each month","At the end of each semester"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.repayments !== undefined){
let data0 = data.repayments;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/repayments",schemaPath:"#/properties/repayments/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!obj0.includes(data0)){
const err1 = {instancePath:instancePath+"/repayments",schemaPath:"#/properties/repayments/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.dueDate !== undefined){
let data1 = data.dueDate;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/dueDate",schemaPath:"#/properties/dueDate/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!obj1.includes(data1)){
const err3 = {instancePath:instancePath+"/dueDate",schemaPath:"#/properties/dueDate/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}
export default {
  "learning-check": v0,
};
