// Generated from schemas/ by npm run generate. Do not edit.
const v0 = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.placeOfBirthCountry === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "placeOfBirthCountry"}});
}
if(data.placeOfBirthCountry !== undefined){
if("The Gambia" !== data.placeOfBirthCountry){
errors = (vErrors ??= []).push({instancePath:instancePath+"/placeOfBirthCountry",keyword:"const",params:{allowedValue: "The Gambia"}});
}
}
}
validate0.errors = vErrors;
return errors === 0;
}

const v1 = validate1;
const obj0 = ["Bakau","Banjul","Basse Santa Su","Brikama","Brufut","Farafenni","Janjanbureh","Jufureh","Kalagi","Kanilai","Kerewan","Kololi","Kuntaur","Lamin (North Bank Division)","Lamin (Western Division)","Mansa Konko","Nema Kunku","Serekunda","Soma","Sukuta","Tanji"];
const obj1 = ["female","male","other"];
const obj2 = ["Benin","Burkina Faso","Cameroon","Cabo Verde","Chad","Côte d'Ivoire","Equatorial Guinea","The Gambia","Ghana","Guinea","Guinea-Bissau","Liberia","Mali","Mauritania","Niger","Nigeria","Senegal","Sierra Leone","Togo"];
const obj4 = ["Banjul","Kanifing Municipality","West Coast Region","Lower River Region","North Bank Region","Central River Region","Upper River Region"];
const obj5 = ["Friend","Through University of Gambia","Internet Search","Other"];
const obj6 = ["firstName","surname","dateOfBirth","gender","placeOfBirthCountry","placeOfBirthCity","streetAddress","residenceCity","residenceRegion","ethnicity","email","hearAboutUs"];
const pattern0 = new RegExp("\\S", "u");
const pattern3 = new RegExp("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", "u");
const formats0 = /^(?:[1-9]\d{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:[1-9]\d(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)-02-29)$/;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(!(validate0(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate0.errors : vErrors.concat(validate0.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs4 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.placeOfBirthCity !== undefined){
if(!obj0.includes(data.placeOfBirthCity)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/placeOfBirthCity",keyword:"enum",params:{}});
}
}
}
var _valid0 = _errs4 === errors;
valid1 = _valid0;
}
if(!valid1){
errors = (vErrors ??= []).push({instancePath,keyword:"if",params:{failingKeyword: "then"}});
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firstName === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "firstName"}});
}
if(data.surname === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "surname"}});
}
if(data.dateOfBirth === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "dateOfBirth"}});
}
if(data.gender === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "gender"}});
}
if(data.placeOfBirthCountry === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "placeOfBirthCountry"}});
}
if(data.placeOfBirthCity === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "placeOfBirthCity"}});
}
if(data.residenceCity === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "residenceCity"}});
}
if(data.residenceRegion === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "residenceRegion"}});
}
if(data.email === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"}});
}
if(data.hearAboutUs === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "hearAboutUs"}});
}
if(data.firstName !== undefined){
let data1 = data.firstName;
if(typeof data1 === "string"){
if(data1.length > 60 && [...data1].length > 60){
errors = (vErrors ??= []).push({instancePath:instancePath+"/firstName",keyword:"maxLength",params:{limit: 60}});
}
if(data1.length <= 120 && !pattern0.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/firstName",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/firstName",keyword:"type",params:{type: "string"}});
}
}
if(data.surname !== undefined){
let data2 = data.surname;
if(typeof data2 === "string"){
if(data2.length > 60 && [...data2].length > 60){
errors = (vErrors ??= []).push({instancePath:instancePath+"/surname",keyword:"maxLength",params:{limit: 60}});
}
if(data2.length <= 120 && !pattern0.test(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/surname",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/surname",keyword:"type",params:{type: "string"}});
}
}
if(data.dateOfBirth !== undefined){
let data3 = data.dateOfBirth;
if(typeof data3 === "string"){
if(!(formats0.test(data3))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/dateOfBirth",keyword:"format",params:{format: "date"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/dateOfBirth",keyword:"type",params:{type: "string"}});
}
}
if(data.gender !== undefined){
let data4 = data.gender;
if(typeof data4 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/gender",keyword:"type",params:{type: "string"}});
}
if(!obj1.includes(data4)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/gender",keyword:"enum",params:{}});
}
}
if(data.placeOfBirthCountry !== undefined){
let data5 = data.placeOfBirthCountry;
if(typeof data5 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/placeOfBirthCountry",keyword:"type",params:{type: "string"}});
}
if(!obj2.includes(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/placeOfBirthCountry",keyword:"enum",params:{}});
}
}
if(data.placeOfBirthCity !== undefined){
let data6 = data.placeOfBirthCity;
if(typeof data6 === "string"){
if(data6.length > 60 && [...data6].length > 60){
errors = (vErrors ??= []).push({instancePath:instancePath+"/placeOfBirthCity",keyword:"maxLength",params:{limit: 60}});
}
if(data6.length <= 120 && !pattern0.test(data6)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/placeOfBirthCity",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/placeOfBirthCity",keyword:"type",params:{type: "string"}});
}
}
if(data.streetAddress !== undefined){
let data7 = data.streetAddress;
if(typeof data7 === "string"){
if(data7.length > 120 && [...data7].length > 120){
errors = (vErrors ??= []).push({instancePath:instancePath+"/streetAddress",keyword:"maxLength",params:{limit: 120}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/streetAddress",keyword:"type",params:{type: "string"}});
}
}
if(data.residenceCity !== undefined){
let data8 = data.residenceCity;
if(typeof data8 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/residenceCity",keyword:"type",params:{type: "string"}});
}
if(!obj0.includes(data8)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/residenceCity",keyword:"enum",params:{}});
}
}
if(data.residenceRegion !== undefined){
let data9 = data.residenceRegion;
if(typeof data9 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/residenceRegion",keyword:"type",params:{type: "string"}});
}
if(!obj4.includes(data9)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/residenceRegion",keyword:"enum",params:{}});
}
}
if(data.ethnicity !== undefined){
let data10 = data.ethnicity;
if(typeof data10 === "string"){
if(data10.length > 60 && [...data10].length > 60){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ethnicity",keyword:"maxLength",params:{limit: 60}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/ethnicity",keyword:"type",params:{type: "string"}});
}
}
if(data.email !== undefined){
let data11 = data.email;
if(typeof data11 === "string"){
if(data11.length > 254 && [...data11].length > 254){
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
}
if(data11.length <= 508 && !pattern3.test(data11)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
}
}
if(data.hearAboutUs !== undefined){
let data12 = data.hearAboutUs;
if(typeof data12 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/hearAboutUs",keyword:"type",params:{type: "string"}});
}
if(!obj5.includes(data12)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/hearAboutUs",keyword:"enum",params:{}});
}
}
for(const key0 in data){
if(!obj6.includes(key0)){
errors = (vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate1.errors = vErrors;
return errors === 0;
}

const v2 = validate3;
const obj7 = ["High School","Vocational Training","Undergraduate First Year Complete","Undergraduate Second Year Complete","Undergraduate Third Year Complete","Undergraduate Complete"];
const obj8 = ["University of The Gambia","Gambia College","Management Development Institute","UTG Master's"];
const obj9 = ["Full-time Student","Part-time Student","Not Enrolled"];
const obj10 = ["Accounting","Agriculture","Banking and Finance","Biology","Chemistry","Computer Science","Development Studies","Economics","Education","Engineering and Architecture","English","Environmental Sciences","French","Gender and Development","Hospitality and Tourism Management","Human Resource Management","Information Systems","Islamic Studies","Journalism","Law","Management","Marketing","Mathematics","Medicine","Nursing","Political Science","Public Administration","Public Health"];
const obj11 = ["Agricultural Economist","Agricultural Extension Officer","Agronomist","Animal Scientist","Biologist","Chemist","Climate Change Specialist","Environmental Scientist","Farmer","Fisheries Officer","Food Technologist","Forester","Geologist","Horticulturist","Laboratory Technician","Marine Biologist","Meteorologist","Physicist","Soil Scientist","Veterinarian","Accountant","Auditor","Banker","Business Analyst","Customer Service Representative","Economist","Entrepreneur","Financial Analyst","Hotel Manager","Human Resource Manager","Import and Export Trader","Insurance Agent","Loan Officer","Marketing Manager","Operations Manager","Procurement Officer","Project Manager","Sales Representative","Tax Consultant","Tour Operator","Animator","Content Creator","Cybersecurity Analyst","Data Analyst","Data Scientist","Database Administrator","Digital Marketer","Filmmaker","Graphic Designer","IT Support Technician","Journalist","Mobile App Developer","Network Administrator","News Editor","Photographer","Public Relations Officer","Radio Presenter","Software Developer","Systems Analyst","Web Developer","Aeronautical Engineer","Agricultural Engineer","Architect","Automotive Engineer","Biomedical Engineer","Chemical Engineer","Civil Engineer","Computer Engineer","Construction Manager","Electrical Engineer","Electronics Engineer","Land Surveyor","Marine Engineer","Mechanical Engineer","Quantity Surveyor","Renewable Energy Engineer","Structural Engineer","Telecommunications Engineer","Urban Planner","Water Resources Engineer","Anaesthetist","Community Health Nurse","Dentist","Dietitian","Emergency Medical Technician","Environmental Health Officer","Epidemiologist","Health Educator","Health Records Officer","Medical Doctor","Medical Laboratory Scientist","Mental Health Counsellor","Midwife","Nurse","Optometrist","Pharmacist","Physiotherapist","Public Health Officer","Radiographer","Surgeon","Civil Servant","Community Development Officer","Customs Officer","Diplomat","Early Childhood Teacher","Firefighter","Immigration Officer","Judge","Lawyer","Lecturer","Librarian","Military Officer","NGO Programme Officer","Police Officer","Policy Analyst","Primary School Teacher","Religious Leader","School Administrator","Secondary School Teacher","Social Worker"];
const obj12 = ["Working Full-Time","Do not currently have a job","Working Part-Time","Other"];
const obj13 = ["Yes","No"];
const obj14 = ["highestEducation","currentSchool","studentStatus","ID","major","GPA","expectedCareer","workStatus","earningsPerMonth","earnSameAmount","expectedGradMonth","expectedGradYear"];
const pattern4 = new RegExp("^\\d+(\\.\\d{1,2})?$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.highestEducation === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "highestEducation"}});
}
if(data.currentSchool === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "currentSchool"}});
}
if(data.studentStatus === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "studentStatus"}});
}
if(data.ID === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "ID"}});
}
if(data.major === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "major"}});
}
if(data.GPA === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "GPA"}});
}
if(data.expectedCareer === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "expectedCareer"}});
}
if(data.workStatus === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "workStatus"}});
}
if(data.earningsPerMonth === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "earningsPerMonth"}});
}
if(data.earnSameAmount === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "earnSameAmount"}});
}
if(data.highestEducation !== undefined){
let data0 = data.highestEducation;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/highestEducation",keyword:"type",params:{type: "string"}});
}
if(!obj7.includes(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/highestEducation",keyword:"enum",params:{}});
}
}
if(data.currentSchool !== undefined){
let data1 = data.currentSchool;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/currentSchool",keyword:"type",params:{type: "string"}});
}
if(!obj8.includes(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/currentSchool",keyword:"enum",params:{}});
}
}
if(data.studentStatus !== undefined){
let data2 = data.studentStatus;
if(typeof data2 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/studentStatus",keyword:"type",params:{type: "string"}});
}
if(!obj9.includes(data2)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/studentStatus",keyword:"enum",params:{}});
}
}
if(data.ID !== undefined){
let data3 = data.ID;
if(typeof data3 === "string"){
if(data3.length > 20 && [...data3].length > 20){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ID",keyword:"maxLength",params:{limit: 20}});
}
if(data3.length <= 40 && !pattern4.test(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ID",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d{1,2})?$"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/ID",keyword:"type",params:{type: "string"}});
}
}
if(data.major !== undefined){
let data4 = data.major;
if(typeof data4 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/major",keyword:"type",params:{type: "string"}});
}
if(!obj10.includes(data4)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/major",keyword:"enum",params:{}});
}
}
if(data.GPA !== undefined){
let data5 = data.GPA;
if(typeof data5 === "string"){
if(data5.length > 10 && [...data5].length > 10){
errors = (vErrors ??= []).push({instancePath:instancePath+"/GPA",keyword:"maxLength",params:{limit: 10}});
}
if(data5.length <= 20 && !pattern4.test(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/GPA",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d{1,2})?$"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/GPA",keyword:"type",params:{type: "string"}});
}
}
if(data.expectedCareer !== undefined){
let data6 = data.expectedCareer;
if(typeof data6 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/expectedCareer",keyword:"type",params:{type: "string"}});
}
if(!obj11.includes(data6)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/expectedCareer",keyword:"enum",params:{}});
}
}
if(data.workStatus !== undefined){
let data7 = data.workStatus;
if(typeof data7 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workStatus",keyword:"type",params:{type: "string"}});
}
if(!obj12.includes(data7)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workStatus",keyword:"enum",params:{}});
}
}
if(data.earningsPerMonth !== undefined){
let data8 = data.earningsPerMonth;
if(typeof data8 === "string"){
if(data8.length > 12 && [...data8].length > 12){
errors = (vErrors ??= []).push({instancePath:instancePath+"/earningsPerMonth",keyword:"maxLength",params:{limit: 12}});
}
if(data8.length <= 24 && !pattern4.test(data8)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/earningsPerMonth",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d{1,2})?$"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/earningsPerMonth",keyword:"type",params:{type: "string"}});
}
}
if(data.earnSameAmount !== undefined){
let data9 = data.earnSameAmount;
if(typeof data9 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/earnSameAmount",keyword:"type",params:{type: "string"}});
}
if(!obj13.includes(data9)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/earnSameAmount",keyword:"enum",params:{}});
}
}
if(data.expectedGradMonth !== undefined){
let data10 = data.expectedGradMonth;
if(typeof data10 === "string"){
if(data10.length > 20 && [...data10].length > 20){
errors = (vErrors ??= []).push({instancePath:instancePath+"/expectedGradMonth",keyword:"maxLength",params:{limit: 20}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/expectedGradMonth",keyword:"type",params:{type: "string"}});
}
}
if(data.expectedGradYear !== undefined){
let data11 = data.expectedGradYear;
if(typeof data11 === "string"){
if(data11.length > 4 && [...data11].length > 4){
errors = (vErrors ??= []).push({instancePath:instancePath+"/expectedGradYear",keyword:"maxLength",params:{limit: 4}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/expectedGradYear",keyword:"type",params:{type: "string"}});
}
}
for(const key0 in data){
if(!obj14.includes(key0)){
errors = (vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
}
}
}
else {
errors = (vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"}});
}
validate3.errors = vErrors;
return errors === 0;
}

const v3 = validate4;
const obj15 = ["loanQuestion"];

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.loanQuestion === undefined){
errors = (vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "loanQuestion"}});
}
if(data.loanQuestion !== undefined){
let data0 = data.loanQuestion;
if(typeof data0 === "string"){
if(data0.length > 2000 && [...data0].length > 2000){
errors = (vErrors ??= []).push({instancePath:instancePath+"/loanQuestion",keyword:"maxLength",params:{limit: 2000}});
}
if(data0.length <= 4000 && !pattern0.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/loanQuestion",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/loanQuestion",keyword:"type",params:{type: "string"}});
}
}
for(const key0 in data){
if(!obj15.includes(key0)){
errors = (vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0}});
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
  "basic?1": v0,
  "basic": v1,
  "academic": v2,
  "loan": v3,
};
