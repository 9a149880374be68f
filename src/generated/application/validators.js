// Generated from schemas/ by npm run generate. Do not edit.
"use strict";
export const v0 = validate0;
const schema0 = {"properties":{"placeOfBirthCountry":{"const":"The Gambia"}},"required":["placeOfBirthCountry"]};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.placeOfBirthCountry === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "placeOfBirthCountry"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.placeOfBirthCountry !== undefined){
if("The Gambia" !== data.placeOfBirthCountry){
const err1 = {instancePath:instancePath+"/placeOfBirthCountry",schemaPath:"#/properties/placeOfBirthCountry/const",keyword:"const",params:{allowedValue: "The Gambia"}};
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
validate0.errors = vErrors;
return errors === 0;
}

export const v1 = validate1;
const schema1 = {"type":"object","properties":{"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"surname":{"type":"string","maxLength":60,"pattern":"\\S"},"dateOfBirth":{"type":"string","format":"date"},"gender":{"type":"string","enum":["female","male","other"]},"placeOfBirthCountry":{"type":"string","enum":["Benin","Burkina Faso","Cameroon","Cabo Verde","Chad","Côte d'Ivoire","Equatorial Guinea","The Gambia","Ghana","Guinea","Guinea-Bissau","Liberia","Mali","Mauritania","Niger","Nigeria","Senegal","Sierra Leone","Togo"]},"placeOfBirthCity":{"type":"string","maxLength":60,"pattern":"\\S"},"streetAddress":{"type":"string","maxLength":120},"residenceCity":{"type":"string","enum":["Bakau","Banjul","Basse Santa Su","Brikama","Brufut","Farafenni","Janjanbureh","Jufureh","Kalagi","Kanilai","Kerewan","Kololi","Kuntaur","Lamin (North Bank Division)","Lamin (Western Division)","Mansa Konko","Nema Kunku","Serekunda","Soma","Sukuta","Tanji"]},"residenceRegion":{"type":"string","enum":["Banjul","Kanifing Municipality","West Coast Region","Lower River Region","North Bank Region","Central River Region","Upper River Region"]},"ethnicity":{"type":"string","maxLength":60},"email":{"type":"string","maxLength":254,"pattern":"^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"},"hearAboutUs":{"type":"string","enum":["Friend","Through University of Gambia","Internet Search","Other"]}}};
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
const err0 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.length <= 120 && !pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err2 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.surname !== undefined){
let data1 = data.surname;
if(typeof data1 === "string"){
if(data1.length > 60 && [...data1].length > 60){
const err3 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.length <= 120 && !pattern0.test(data1)){
const err4 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err5 = {instancePath:instancePath+"/surname",schemaPath:"#/properties/surname/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.dateOfBirth !== undefined){
let data2 = data.dateOfBirth;
if(typeof data2 === "string"){
if(!(formats0.test(data2))){
const err6 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/format",keyword:"format",params:{format: "date"}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/dateOfBirth",schemaPath:"#/properties/dateOfBirth/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.gender !== undefined){
let data3 = data.gender;
if(typeof data3 !== "string"){
const err8 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!obj0.includes(data3)){
const err9 = {instancePath:instancePath+"/gender",schemaPath:"#/properties/gender/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.placeOfBirthCountry !== undefined){
let data4 = data.placeOfBirthCountry;
if(typeof data4 !== "string"){
const err10 = {instancePath:instancePath+"/placeOfBirthCountry",schemaPath:"#/properties/placeOfBirthCountry/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!obj1.includes(data4)){
const err11 = {instancePath:instancePath+"/placeOfBirthCountry",schemaPath:"#/properties/placeOfBirthCountry/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.placeOfBirthCity !== undefined){
let data5 = data.placeOfBirthCity;
if(typeof data5 === "string"){
if(data5.length > 60 && [...data5].length > 60){
const err12 = {instancePath:instancePath+"/placeOfBirthCity",schemaPath:"#/properties/placeOfBirthCity/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.length <= 120 && !pattern0.test(data5)){
const err13 = {instancePath:instancePath+"/placeOfBirthCity",schemaPath:"#/properties/placeOfBirthCity/pattern",keyword:"pattern",params:{pattern: "\\S"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/placeOfBirthCity",schemaPath:"#/properties/placeOfBirthCity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.streetAddress !== undefined){
let data6 = data.streetAddress;
if(typeof data6 === "string"){
if(data6.length > 120 && [...data6].length > 120){
const err15 = {instancePath:instancePath+"/streetAddress",schemaPath:"#/properties/streetAddress/maxLength",keyword:"maxLength",params:{limit: 120}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/streetAddress",schemaPath:"#/properties/streetAddress/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.residenceCity !== undefined){
let data7 = data.residenceCity;
if(typeof data7 !== "string"){
const err17 = {instancePath:instancePath+"/residenceCity",schemaPath:"#/properties/residenceCity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!obj2.includes(data7)){
const err18 = {instancePath:instancePath+"/residenceCity",schemaPath:"#/properties/residenceCity/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.residenceRegion !== undefined){
let data8 = data.residenceRegion;
if(typeof data8 !== "string"){
const err19 = {instancePath:instancePath+"/residenceRegion",schemaPath:"#/properties/residenceRegion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!obj3.includes(data8)){
const err20 = {instancePath:instancePath+"/residenceRegion",schemaPath:"#/properties/residenceRegion/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.ethnicity !== undefined){
let data9 = data.ethnicity;
if(typeof data9 === "string"){
if(data9.length > 60 && [...data9].length > 60){
const err21 = {instancePath:instancePath+"/ethnicity",schemaPath:"#/properties/ethnicity/maxLength",keyword:"maxLength",params:{limit: 60}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/ethnicity",schemaPath:"#/properties/ethnicity/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.email !== undefined){
let data10 = data.email;
if(typeof data10 === "string"){
if(data10.length > 254 && [...data10].length > 254){
const err23 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 254}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.length <= 508 && !pattern3.test(data10)){
const err24 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/pattern",keyword:"pattern",params:{pattern: "^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.hearAboutUs !== undefined){
let data11 = data.hearAboutUs;
if(typeof data11 !== "string"){
const err26 = {instancePath:instancePath+"/hearAboutUs",schemaPath:"#/properties/hearAboutUs/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!obj4.includes(data11)){
const err27 = {instancePath:instancePath+"/hearAboutUs",schemaPath:"#/properties/hearAboutUs/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export const v2 = validate2;
const schema2 = {"type":"object","properties":{"placeOfBirthCity":{"enum":["Bakau","Banjul","Basse Santa Su","Brikama","Brufut","Farafenni","Janjanbureh","Jufureh","Kalagi","Kanilai","Kerewan","Kololi","Kuntaur","Lamin (North Bank Division)","Lamin (Western Division)","Mansa Konko","Nema Kunku","Serekunda","Soma","Sukuta","Tanji"]}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.placeOfBirthCity !== undefined){
if(!obj2.includes(data.placeOfBirthCity)){
const err0 = {instancePath:instancePath+"/placeOfBirthCity",schemaPath:"#/properties/placeOfBirthCity/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}

export const v3 = validate3;
const schema3 = {"type":"object","properties":{"highestEducation":{"type":"string","enum":["High School","Vocational Training","Undergraduate First Year Complete","Undergraduate Second Year Complete","Undergraduate Third Year Complete","Undergraduate Complete"]},"currentSchool":{"type":"string","enum":["University of The Gambia","Gambia College","Management Development Institute","UTG Master's"]},"studentStatus":{"type":"string","enum":["Full-time Student","Part-time Student","Not Enrolled"]},"ID":{"type":"string","maxLength":20,"pattern":"^\\d+(\\.\\d{1,2})?$"},"major":{"type":"string","enum":["Accounting","Agriculture","Banking and Finance","Biology","Chemistry","Computer Science","Development Studies","Economics","Education","Engineering and Architecture","English","Environmental Sciences","French","Gender and Development","Hospitality and Tourism Management","Human Resource Management","Information Systems","Islamic Studies","Journalism","Law","Management","Marketing","Mathematics","Medicine","Nursing","Political Science","Public Administration","Public Health"]},"GPA":{"type":"string","maxLength":10,"pattern":"^\\d+(\\.\\d{1,2})?$"},"expectedCareer":{"type":"string","enum":["Agricultural Economist","Agricultural Extension Officer","Agronomist","Animal Scientist","Biologist","Chemist","Climate Change Specialist","Environmental Scientist","Farmer","Fisheries Officer","Food Technologist","Forester","Geologist","Horticulturist","Laboratory Technician","Marine Biologist","Meteorologist","Physicist","Soil Scientist","Veterinarian","Accountant","Auditor","Banker","Business Analyst","Customer Service Representative","Economist","Entrepreneur","Financial Analyst","Hotel Manager","Human Resource Manager","Import and Export Trader","Insurance Agent","Loan Officer","Marketing Manager","Operations Manager","Procurement Officer","Project Manager","Sales Representative","Tax Consultant","Tour Operator","Animator","Content Creator","Cybersecurity Analyst","Data Analyst","Data Scientist","Database Administrator","Digital Marketer","Filmmaker","Graphic Designer","IT Support Technician","Journalist","Mobile App Developer","Network Administrator","News Editor","Photographer","Public Relations Officer","Radio Presenter","Software Developer","Systems Analyst","Web Developer","Aeronautical Engineer","Agricultural Engineer","Architect","Automotive Engineer","Biomedical Engineer","Chemical Engineer","Civil Engineer","Computer Engineer","Construction Manager","Electrical Engineer","Electronics Engineer","Land Surveyor","Marine Engineer","Mechanical Engineer","Quantity Surveyor","Renewable Energy Engineer","Structural Engineer","Telecommunications Engineer","Urban Planner","Water Resources Engineer","Anaesthetist","Community Health Nurse","Dentist","Dietitian","Emergency Medical Technician","Environmental Health Officer","Epidemiologist","Health Educator","Health Records Officer","Medical Doctor","Medical Laboratory Scientist","Mental Health Counsellor","Midwife","Nurse","Optometrist","Pharmacist","Physiotherapist","Public Health Officer","Radiographer","Surgeon","Civil Servant","Community Development Officer","Customs Officer","Diplomat","Early Childhood Teacher","Firefighter","Immigration Officer","Judge","Lawyer","Lecturer","Librarian","Military Officer","NGO Programme Officer","Police Officer","Policy Analyst","Primary School Teacher","Religious Leader","School Administrator","Secondary School Teacher","Social Worker"]},"workStatus":{"type":"string","enum":["Working Full-Time","Do not currently have a job","Working Part-Time","Other"]},"earningsPerMonth":{"type":"string","maxLength":12,"pattern":"^\\d+(\\.\\d{1,2})?$"},"earnSameAmount":{"type":"string","enum":["Yes","No"]},"expectedGradMonth":{"type":"string","maxLength":20},"expectedGradYear":{"type":"string","maxLength":4}}};
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
const err0 = {instancePath:instancePath+"/highestEducation",schemaPath:"#/properties/highestEducation/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!obj6.includes(data0)){
const err1 = {instancePath:instancePath+"/highestEducation",schemaPath:"#/properties/highestEducation/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.currentSchool !== undefined){
let data1 = data.currentSchool;
if(typeof data1 !== "string"){
const err2 = {instancePath:instancePath+"/currentSchool",schemaPath:"#/properties/currentSchool/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!obj7.includes(data1)){
const err3 = {instancePath:instancePath+"/currentSchool",schemaPath:"#/properties/currentSchool/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.studentStatus !== undefined){
let data2 = data.studentStatus;
if(typeof data2 !== "string"){
const err4 = {instancePath:instancePath+"/studentStatus",schemaPath:"#/properties/studentStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!obj8.includes(data2)){
const err5 = {instancePath:instancePath+"/studentStatus",schemaPath:"#/properties/studentStatus/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ID !== undefined){
let data3 = data.ID;
if(typeof data3 === "string"){
if(data3.length > 20 && [...data3].length > 20){
const err6 = {instancePath:instancePath+"/ID",schemaPath:"#/properties/ID/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.length <= 40 && !pattern4.test(data3)){
const err7 = {instancePath:instancePath+"/ID",schemaPath:"#/properties/ID/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d{1,2})?$"}};
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
const err8 = {instancePath:instancePath+"/ID",schemaPath:"#/properties/ID/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.major !== undefined){
let data4 = data.major;
if(typeof data4 !== "string"){
const err9 = {instancePath:instancePath+"/major",schemaPath:"#/properties/major/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!obj9.includes(data4)){
const err10 = {instancePath:instancePath+"/major",schemaPath:"#/properties/major/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.GPA !== undefined){
let data5 = data.GPA;
if(typeof data5 === "string"){
if(data5.length > 10 && [...data5].length > 10){
const err11 = {instancePath:instancePath+"/GPA",schemaPath:"#/properties/GPA/maxLength",keyword:"maxLength",params:{limit: 10}};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.length <= 20 && !pattern4.test(data5)){
const err12 = {instancePath:instancePath+"/GPA",schemaPath:"#/properties/GPA/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/GPA",schemaPath:"#/properties/GPA/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.expectedCareer !== undefined){
let data6 = data.expectedCareer;
if(typeof data6 !== "string"){
const err14 = {instancePath:instancePath+"/expectedCareer",schemaPath:"#/properties/expectedCareer/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!obj10.includes(data6)){
const err15 = {instancePath:instancePath+"/expectedCareer",schemaPath:"#/properties/expectedCareer/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.workStatus !== undefined){
let data7 = data.workStatus;
if(typeof data7 !== "string"){
const err16 = {instancePath:instancePath+"/workStatus",schemaPath:"#/properties/workStatus/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!obj11.includes(data7)){
const err17 = {instancePath:instancePath+"/workStatus",schemaPath:"#/properties/workStatus/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.earningsPerMonth !== undefined){
let data8 = data.earningsPerMonth;
if(typeof data8 === "string"){
if(data8.length > 12 && [...data8].length > 12){
const err18 = {instancePath:instancePath+"/earningsPerMonth",schemaPath:"#/properties/earningsPerMonth/maxLength",keyword:"maxLength",params:{limit: 12}};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.length <= 24 && !pattern4.test(data8)){
const err19 = {instancePath:instancePath+"/earningsPerMonth",schemaPath:"#/properties/earningsPerMonth/pattern",keyword:"pattern",params:{pattern: "^\\d+(\\.\\d{1,2})?$"}};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/earningsPerMonth",schemaPath:"#/properties/earningsPerMonth/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.earnSameAmount !== undefined){
let data9 = data.earnSameAmount;
if(typeof data9 !== "string"){
const err21 = {instancePath:instancePath+"/earnSameAmount",schemaPath:"#/properties/earnSameAmount/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!obj12.includes(data9)){
const err22 = {instancePath:instancePath+"/earnSameAmount",schemaPath:"#/properties/earnSameAmount/enum",keyword:"enum",params:{}};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.expectedGradMonth !== undefined){
let data10 = data.expectedGradMonth;
if(typeof data10 === "string"){
if(data10.length > 20 && [...data10].length > 20){
const err23 = {instancePath:instancePath+"/expectedGradMonth",schemaPath:"#/properties/expectedGradMonth/maxLength",keyword:"maxLength",params:{limit: 20}};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/expectedGradMonth",schemaPath:"#/properties/expectedGradMonth/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.expectedGradYear !== undefined){
let data11 = data.expectedGradYear;
if(typeof data11 === "string"){
if(data11.length > 4 && [...data11].length > 4){
const err25 = {instancePath:instancePath+"/expectedGradYear",schemaPath:"#/properties/expectedGradYear/maxLength",keyword:"maxLength",params:{limit: 4}};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/expectedGradYear",schemaPath:"#/properties/expectedGradYear/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const v4 = validate4;
const schema4 = {"type":"object","properties":{"loanQuestion":{"type":"string","maxLength":2000,"pattern":"\\S"}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.loanQuestion !== undefined){
let data0 = data.loanQuestion;
if(typeof data0 === "string"){
if(data0.length > 2000 && [...data0].length > 2000){
const err0 = {instancePath:instancePath+"/loanQuestion",schemaPath:"#/properties/loanQuestion/maxLength",keyword:"maxLength",params:{limit: 2000}};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.length <= 4000 && !pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/loanQuestion",schemaPath:"#/properties/loanQuestion/pattern",keyword:"pattern",params:{pattern: "\\S"}};
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
const err2 = {instancePath:instancePath+"/loanQuestion",schemaPath:"#/properties/loanQuestion/type",keyword:"type",params:{type: "string"}};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"}};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
