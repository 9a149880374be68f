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
const pattern0 = new RegExp("\\S", "u");
const pattern3 = new RegExp("^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$", "u");
const formats0 = /^(?:[1-9]\d{3}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:[1-9]\d(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)-02-29)$/;
const obj0 = ["female","male","other"];
const obj1 = ["Benin","Burkina Faso","Cameroon","Cabo Verde","Chad","Côte d'Ivoire","Equatorial Guinea","The Gambia","Ghana","Guinea","Guinea-Bissau","Liberia","Mali","Mauritania","Niger","Nigeria","Senegal","Sierra Leone","Togo"];
const obj2 = ["Bakau","Banjul","Basse Santa Su","Brikama","Brufut","Farafenni","Janjanbureh","Jufureh","Kalagi","Kanilai","Kerewan","Kololi","Kuntaur","Lamin (North Bank Division)","Lamin (Western Division)","Mansa Konko","Nema Kunku","Serekunda","Soma","Sukuta","Tanji"];
const obj3 = ["Banjul","Kanifing Municipality","West Coast Region","Lower River Region","North Bank Region","Central River Region","Upper River Region"];
const obj4 = ["Friend","Through University of Gambia","Internet Search","Other"];

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firstName !== undefined){
let data0 = data.firstName;
if(typeof data0 === "string"){
if(data0.length > 60 && [...data0].length > 60){
errors = (vErrors ??= []).push({instancePath:instancePath+"/firstName",keyword:"maxLength",params:{limit: 60}});
}
if(data0.length <= 120 && !pattern0.test(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/firstName",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/firstName",keyword:"type",params:{type: "string"}});
}
}
if(data.surname !== undefined){
let data1 = data.surname;
if(typeof data1 === "string"){
if(data1.length > 60 && [...data1].length > 60){
errors = (vErrors ??= []).push({instancePath:instancePath+"/surname",keyword:"maxLength",params:{limit: 60}});
}
if(data1.length <= 120 && !pattern0.test(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/surname",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/surname",keyword:"type",params:{type: "string"}});
}
}
if(data.dateOfBirth !== undefined){
let data2 = data.dateOfBirth;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
errors = (vErrors ??= []).push({instancePath:instancePath+"/dateOfBirth",keyword:"format",params:{format: "date"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/dateOfBirth",keyword:"type",params:{type: "string"}});
}
}
if(data.gender !== undefined){
let data3 = data.gender;
if(typeof data3 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/gender",keyword:"type",params:{type: "string"}});
}
if(!obj0.includes(data3)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/gender",keyword:"enum",params:{}});
}
}
if(data.placeOfBirthCountry !== undefined){
let data4 = data.placeOfBirthCountry;
if(typeof data4 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/placeOfBirthCountry",keyword:"type",params:{type: "string"}});
}
if(!obj1.includes(data4)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/placeOfBirthCountry",keyword:"enum",params:{}});
}
}
if(data.placeOfBirthCity !== undefined){
let data5 = data.placeOfBirthCity;
if(typeof data5 === "string"){
if(data5.length > 60 && [...data5].length > 60){
errors = (vErrors ??= []).push({instancePath:instancePath+"/placeOfBirthCity",keyword:"maxLength",params:{limit: 60}});
}
if(data5.length <= 120 && !pattern0.test(data5)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/placeOfBirthCity",keyword:"pattern",params:{pattern: "\\S"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/placeOfBirthCity",keyword:"type",params:{type: "string"}});
}
}
if(data.streetAddress !== undefined){
let data6 = data.streetAddress;
if(typeof data6 === "string"){
if(data6.length > 120 && [...data6].length > 120){
errors = (vErrors ??= []).push({instancePath:instancePath+"/streetAddress",keyword:"maxLength",params:{limit: 120}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/streetAddress",keyword:"type",params:{type: "string"}});
}
}
if(data.residenceCity !== undefined){
let data7 = data.residenceCity;
if(typeof data7 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/residenceCity",keyword:"type",params:{type: "string"}});
}
if(!obj2.includes(data7)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/residenceCity",keyword:"enum",params:{}});
}
}
if(data.residenceRegion !== undefined){
let data8 = data.residenceRegion;
if(typeof data8 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/residenceRegion",keyword:"type",params:{type: "string"}});
}
if(!obj3.includes(data8)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/residenceRegion",keyword:"enum",params:{}});
}
}
if(data.ethnicity !== undefined){
let data9 = data.ethnicity;
if(typeof data9 === "string"){
if(data9.length > 60 && [...data9].length > 60){
errors = (vErrors ??= []).push({instancePath:instancePath+"/ethnicity",keyword:"maxLength",params:{limit: 60}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/ethnicity",keyword:"type",params:{type: "string"}});
}
}
if(data.email !== undefined){
let data10 = data.email;
if(typeof data10 === "string"){
if(data10.length > 254 && [...data10].length > 254){
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254}});
}
if(data10.length <= 508 && !pattern3.test(data10)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"}});
}
}
else {
errors = (vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"}});
}
}
if(data.hearAboutUs !== undefined){
let data11 = data.hearAboutUs;
if(typeof data11 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/hearAboutUs",keyword:"type",params:{type: "string"}});
}
if(!obj4.includes(data11)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/hearAboutUs",keyword:"enum",params:{}});
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
if(data.placeOfBirthCity !== undefined){
if(!obj2.includes(data.placeOfBirthCity)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/placeOfBirthCity",keyword:"enum",params:{}});
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
const obj6 = ["High School","Vocational Training","Undergraduate First Year Complete","Undergraduate Second Year Complete","Undergraduate Third Year Complete","Undergraduate Complete"];
const obj7 = ["University of The Gambia","Gambia College","Management Development Institute","UTG Master's"];
const obj8 = ["Full-time Student","Part-time Student","Not Enrolled"];
const obj9 = ["Accounting","Agriculture","Banking and Finance","Biology","Chemistry","Computer Science","Development Studies","Economics","Education","Engineering and Architecture","English","Environmental Sciences","French","Gender and Development","Hospitality and Tourism Management","Human Resource Management","Information Systems","Islamic Studies","Journalism","Law","Management","Marketing","Mathematics","Medicine","Nursing","Political Science","Public Administration","Public Health"];
const obj10 = ["Agricultural Economist","Agricultural Extension Officer","Agronomist","Animal Scientist","Biologist","Chemist","Climate Change Specialist","Environmental Scientist","Farmer","Fisheries Officer","Food Technologist","Forester","Geologist","Horticulturist","Laboratory Technician","Marine Biologist","Meteorologist","Physicist","Soil Scientist","Veterinarian","Accountant","Auditor","Banker","Business Analyst","Customer Service Representative","Economist","Entrepreneur","Financial Analyst","Hotel Manager","Human Resource Manager","Import and Export Trader","Insurance Agent","Loan Officer","Marketing Manager","Operations Manager","Procurement Officer","Project Manager","Sales Representative","Tax Consultant","Tour Operator","Animator","Content Creator","Cybersecurity Analyst","Data Analyst","Data Scientist","Database Administrator","Digital Marketer","Filmmaker","Graphic Designer","IT Support Technician","Journalist","Mobile App Developer","Network Administrator","News Editor","Photographer","Public Relations Officer","Radio Presenter","Software Developer","Systems Analyst","Web Developer","Aeronautical Engineer","Agricultural Engineer","Architect","Automotive Engineer","Biomedical Engineer","Chemical Engineer","Civil Engineer","Computer Engineer","Construction Manager","Electrical Engineer","Electronics Engineer","Land Surveyor","Marine Engineer","Mechanical Engineer","Quantity Surveyor","Renewable Energy Engineer","Structural Engineer","Telecommunications Engineer","Urban Planner","Water Resources Engineer","Anaesthetist","Community Health Nurse","Dentist","Dietitian","Emergency Medical Technician","Environmental Health Officer","Epidemiologist","Health Educator","Health Records Officer","Medical Doctor","Medical Laboratory Scientist","Mental Health Counsellor","Midwife","Nurse","Optometrist","Pharmacist","Physiotherapist","Public Health Officer","Radiographer","Surgeon","Civil Servant","Community Development Officer","Customs Officer","Diplomat","Early Childhood Teacher","Firefighter","Immigration Officer","Judge","Lawyer","Lecturer","Librarian","Military Officer","NGO Programme Officer","Police Officer","Policy Analyst","Primary School Teacher","Religious Leader","School Administrator","Secondary School Teacher","Social Worker"];
const obj11 = ["Working Full-Time","Do not currently have a job","Working Part-Time","Other"];
const obj12 = ["Yes","No"];
const pattern4 = new RegExp("^\\d+(\\.\\d{1,2})?$", "u");

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.highestEducation !== undefined){
let data0 = data.highestEducation;
if(typeof data0 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/highestEducation",keyword:"type",params:{type: "string"}});
}
if(!obj6.includes(data0)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/highestEducation",keyword:"enum",params:{}});
}
}
if(data.currentSchool !== undefined){
let data1 = data.currentSchool;
if(typeof data1 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/currentSchool",keyword:"type",params:{type: "string"}});
}
if(!obj7.includes(data1)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/currentSchool",keyword:"enum",params:{}});
}
}
if(data.studentStatus !== undefined){
let data2 = data.studentStatus;
if(typeof data2 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/studentStatus",keyword:"type",params:{type: "string"}});
}
if(!obj8.includes(data2)){
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
if(!obj9.includes(data4)){
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
if(!obj10.includes(data6)){
errors = (vErrors ??= []).push({instancePath:instancePath+"/expectedCareer",keyword:"enum",params:{}});
}
}
if(data.workStatus !== undefined){
let data7 = data.workStatus;
if(typeof data7 !== "string"){
errors = (vErrors ??= []).push({instancePath:instancePath+"/workStatus",keyword:"type",params:{type: "string"}});
}
if(!obj11.includes(data7)){
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
if(!obj12.includes(data9)){
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
  "basic?1:then": v2,
  "academic": v3,
  "loan": v4,
};
