import Typography from '@mui/material/Typography';
import './Reminder.css';

export function Reminder() {
  return (
    <Typography className="reminder" variant="body2">
      Reminder payments are due every 5th of the month
    </Typography>
  );
}
