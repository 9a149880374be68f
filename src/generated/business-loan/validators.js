// Generated from schemas/ by npm run generate. Do not edit.
"use strict";
export const v0 = validate0;
const schema0 = {"type":"object","properties":{"name":{"type":"string","maxLength":120,"pattern":"\\S"},"email":{"type":"string","maxLength":254,"pattern":"^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"},"business_name":{"type":"string","maxLength":120,"pattern":"\\S"}}};
const pattern0 = new RegExp("\\S", "u");
const pattern1 = new RegExp("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(data0.length > 120 && [...data0].length > 120){
const err0 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.length <= 240 && !pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(data1.length > 254 && [...data1].length > 254){
const err3 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length <= 508 && !pattern1.test(data1)){
const err4 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.business_name !== undefined){
let data2 = data.business_name;
if(typeof data2 === "string"){
if(data2.length > 120 && [...data2].length > 120){
const err6 = {instancePath:instancePath+"/business_name",schemaPath:"#/properties/business_name/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length <= 240 && !pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/business_name",schemaPath:"#/properties/business_name/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/business_name",schemaPath:"#/properties/business_name/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const v1 = validate1;
const schema1 = {"type":"object","properties":{"industry":{"type":"string","enum":["Agriculture","Mining","Forestry","Fishing","Manufacturing","Construction","Retail","Wholesale","Hospitality","Transportation","Information and Communication","Finance and Insurance","Real Estate","Professional Services","Scientific and Technical Services","Administrative and Support Services","Education","Healthcare","Art","Entertainment","Recreation","Other"]}}};
const obj0 = ["Agriculture","Mining","Forestry","Fishing","Manufacturing","Construction","Retail","Wholesale","Hospitality","Transportation","Information and Communication","Finance and Insurance","Real Estate","Professional Services","Scientific and Technical Services","Administrative and Support Services","Education","Healthcare","Art","Entertainment","Recreation","Other"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.industry !== undefined){
let data0 = data.industry;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!obj0.includes(data0)){
const err1 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const v2 = validate2;
const schema2 = {"type":"object","properties":{"years":{"type":"number","minimum":0,"maximum":999999},"num_employees":{"type":"string","maxLength":6,"pattern":"^\\d+$"},"description":{"type":"string","maxLength":1000,"pattern":"\\S"}}};
const pattern3 = new RegExp("^\\d+$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.years !== undefined){
let data0 = data.years;
if(typeof data0 == "number"){
if(data0 > 999999 || isNaN(data0)){
const err0 = {instancePath:instancePath+"/years",schemaPath:"#/properties/years/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/years",schemaPath:"#/properties/years/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/years",schemaPath:"#/properties/years/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.num_employees !== undefined){
let data1 = data.num_employees;
if(typeof data1 === "string"){
if(data1.length > 6 && [...data1].length > 6){
const err3 = {instancePath:instancePath+"/num_employees",schemaPath:"#/properties/num_employees/maxLength",keyword:"maxLength",params:{limit: 6}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length <= 12 && !pattern3.test(data1)){
const err4 = {instancePath:instancePath+"/num_employees",schemaPath:"#/properties/num_employees/pattern",keyword:"pattern",params:{pattern: "^\\d+$"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/num_employees",schemaPath:"#/properties/num_employees/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 1000 && [...data2].length > 1000){
const err6 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length <= 2000 && !pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const v3 = validate3;
const schema3 = {"type":"object","properties":{"loan_amount":{"type":"number","minimum":0,"maximum":999999999999},"avg_monthly_sales":{"type":"number","minimum":0,"maximum":999999999999},"avg_monthly_expenses":{"type":"number","minimum":0,"maximum":999999999999}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.loan_amount !== undefined){
let data0 = data.loan_amount;
if(typeof data0 == "number"){
if(data0 > 999999999999 || isNaN(data0)){
const err0 = {instancePath:instancePath+"/loan_amount",schemaPath:"#/properties/loan_amount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/loan_amount",schemaPath:"#/properties/loan_amount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/loan_amount",schemaPath:"#/properties/loan_amount/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.avg_monthly_sales !== undefined){
let data1 = data.avg_monthly_sales;
if(typeof data1 == "number"){
if(data1 > 999999999999 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/avg_monthly_sales",schemaPath:"#/properties/avg_monthly_sales/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/avg_monthly_sales",schemaPath:"#/properties/avg_monthly_sales/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/avg_monthly_sales",schemaPath:"#/properties/avg_monthly_sales/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.avg_monthly_expenses !== undefined){
let data2 = data.avg_monthly_expenses;
if(typeof data2 == "number"){
if(data2 > 999999999999 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/avg_monthly_expenses",schemaPath:"#/properties/avg_monthly_expenses/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999999999999}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/avg_monthly_expenses",schemaPath:"#/properties/avg_monthly_expenses/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/avg_monthly_expenses",schemaPath:"#/properties/avg_monthly_expenses/type",keyword:"type",params:{type: "number"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const v4 = validate4;
const schema4 = {"type":"object","properties":{"loan_purpose":{"type":"string","maxLength":1000,"pattern":"\\S"},"repayment_plan":{"type":"string","maxLength":1000,"pattern":"\\S"},"book_keeping":{"type":"string","maxLength":1000,"pattern":"\\S"}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.loan_purpose !== undefined){
let data0 = data.loan_purpose;
if(typeof data0 === "string"){
if(data0.length > 1000 && [...data0].length > 1000){
const err0 = {instancePath:instancePath+"/loan_purpose",schemaPath:"#/properties/loan_purpose/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.length <= 2000 && !pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/loan_purpose",schemaPath:"#/properties/loan_purpose/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/loan_purpose",schemaPath:"#/properties/loan_purpose/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.repayment_plan !== undefined){
let data1 = data.repayment_plan;
if(typeof data1 === "string"){
if(data1.length > 1000 && [...data1].length > 1000){
const err3 = {instancePath:instancePath+"/repayment_plan",schemaPath:"#/properties/repayment_plan/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length <= 2000 && !pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/repayment_plan",schemaPath:"#/properties/repayment_plan/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/repayment_plan",schemaPath:"#/properties/repayment_plan/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.book_keeping !== undefined){
let data2 = data.book_keeping;
if(typeof data2 === "string"){
if(data2.length > 1000 && [...data2].length > 1000){
const err6 = {instancePath:instancePath+"/book_keeping",schemaPath:"#/properties/book_keeping/maxLength",keyword:"maxLength",params:{limit: 1000}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.length <= 2000 && !pattern0.test(data2)){
const err7 = {instancePath:instancePath+"/book_keeping",schemaPath:"#/properties/book_keeping/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/book_keeping",schemaPath:"#/properties/book_keeping/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}
export default {
  "contact": v0,
  "industry": v1,
  "business": v2,
  "amounts": v3,
  "plans": v4,
};
