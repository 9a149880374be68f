// Generated from schemas/ by npm run generate. Do not edit.
const v0 = validate0;
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
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(data1.length > 254 && [...data1].length > 254){
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
}
if(data1.length <= 508 && !pattern1.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
}
}
if(data.business_name !== undefined){
let data2 = data.business_name;
if(typeof data2 === "string"){
if(data2.length > 120 && [...data2].length > 120){
errors = (vErrors ??= []).push({instancePath:instancePath+"/business_name",keyword:"maxLength",params:{limit: 120}});
}
if(data2.length <= 240 && !pattern0.test(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/business_name",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/business_name",keyword:"type",params:{type: "string"}});
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
const obj0 = ["Agriculture","Mining","Forestry","Fishing","Manufacturing","Construction","Retail","Wholesale","Hospitality","Transportation","Information and Communication","Finance and Insurance","Real Estate","Professional Services","Scientific and Technical Services","Administrative and Support Services","Education","Healthcare","Art","Entertainment","Recreation","Other"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.industry !== undefined){
let data0 = data.industry;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/industry",keyword:"type",params:{type: "string"}});
}
if(!obj0.includes(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/industry",keyword:"enum",params:{}});
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
const pattern3 = new RegExp("^\\d+$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.years !== undefined){
let data0 = data.years;
if(typeof data0 == "number"){
if(data0 > 999999 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/years",keyword:"maximum",params:{comparison: "<=", limit: 999999}});
}
if(data0 < 0 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/years",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/years",keyword:"type",params:{type: "number"}});
}
}
if(data.num_employees !== undefined){
let data1 = data.num_employees;
if(typeof data1 === "string"){
if(data1.length > 6 && [...data1].length > 6){
errors = (vErrors ??= []).push({instancePath:instancePath+"/num_employees",keyword:"maxLength",params:{limit: 6}});
}
if(data1.length <= 12 && !pattern3.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/num_employees",keyword:"pattern",params:{pattern: "^\\d+$"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/num_employees",keyword:"type",params:{type: "string"}});
}
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 === "string"){
if(data2.length > 1000 && [...data2].length > 1000){
errors = (vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 1000}});
}
if(data2.length <= 2000 && !pattern0.test(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate2.errors = vErrors;
return errors === 0;
}

const v3 = validate3;

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.loan_amount !== undefined){
let data0 = data.loan_amount;
if(typeof data0 == "number"){
if(data0 > 999999999999 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/loan_amount",keyword:"maximum",params:{comparison: "<=", limit: 999999999999}});
}
if(data0 < 0 || isNaN(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/loan_amount",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/loan_amount",keyword:"type",params:{type: "number"}});
}
}
if(data.avg_monthly_sales !== undefined){
let data1 = data.avg_monthly_sales;
if(typeof data1 == "number"){
if(data1 > 999999999999 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/avg_monthly_sales",keyword:"maximum",params:{comparison: "<=", limit: 999999999999}});
}
if(data1 < 0 || isNaN(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/avg_monthly_sales",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/avg_monthly_sales",keyword:"type",params:{type: "number"}});
}
}
if(data.avg_monthly_expenses !== undefined){
let data2 = data.avg_monthly_expenses;
if(typeof data2 == "number"){
if(data2 > 999999999999 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/avg_monthly_expenses",keyword:"maximum",params:{comparison: "<=", limit: 999999999999}});
}
if(data2 < 0 || isNaN(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/avg_monthly_expenses",keyword:"minimum",params:{comparison: ">=", limit: 0}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/avg_monthly_expenses",keyword:"type",params:{type: "number"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate3.errors = vErrors;
return errors === 0;
}

const v4 = validate4;

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.loan_purpose !== undefined){
let data0 = data.loan_purpose;
if(typeof data0 === "string"){
if(data0.length > 1000 && [...data0].length > 1000){
errors = (vErrors ??= []).push({instancePath:instancePath+"/loan_purpose",keyword:"maxLength",params:{limit: 1000}});
}
if(data0.length <= 2000 && !pattern0.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/loan_purpose",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/loan_purpose",keyword:"type",params:{type: "string"}});
}
}
if(data.repayment_plan !== undefined){
let data1 = data.repayment_plan;
if(typeof data1 === "string"){
if(data1.length > 1000 && [...data1].length > 1000){
errors = (vErrors ??= []).push({instancePath:instancePath+"/repayment_plan",keyword:"maxLength",params:{limit: 1000}});
}
if(data1.length <= 2000 && !pattern0.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/repayment_plan",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/repayment_plan",keyword:"type",params:{type: "string"}});
}
}
if(data.book_keeping !== undefined){
let data2 = data.book_keeping;
if(typeof data2 === "string"){
if(data2.length > 1000 && [...data2].length > 1000){
errors = (vErrors ??= []).push({instancePath:instancePath+"/book_keeping",keyword:"maxLength",params:{limit: 1000}});
}
if(data2.length <= 2000 && !pattern0.test(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/book_keeping",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/book_keeping",keyword:"type",params:{type: "string"}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
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
