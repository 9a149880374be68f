// Generated from schemas/ by npm run generate. Do not edit.
const v0 = validate0;
const obj0 = ["A scholarship that you do not have to pay back","Monthly repayments that break up a large tuition payment","A discount on your tuition","A cash loan for living costs"];
const obj1 = ["On the 1st of each month","On the 15th of each month","On the 5th of each month","At the end of each semester"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.repayments !== undefined){
let data0 = data.repayments;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/repayments",keyword:"type",params:{type: "string"}});
}
if(!obj0.includes(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/repayments",keyword:"enum",params:{}});
}
}
if(data.dueDate !== undefined){
let data1 = data.dueDate;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/dueDate",keyword:"type",params:{type: "string"}});
}
if(!obj1.includes(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/dueDate",keyword:"enum",params:{}});
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
  "learning-check": v0,
};
