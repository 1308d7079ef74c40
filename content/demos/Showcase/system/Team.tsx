import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

export default function Team() {
  const [email, setEmail] = useState('');
  const valid = /^\S+@\S+\.\S+$/.test(email);

  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="overline" color="textSecondary">
          Team
        </Typography>
        <AvatarGroup max={4} sx={{ justifyContent: 'flex-end', mb: 3 }}>
          <Avatar sx={{ bgcolor: 'primary.main' }}>AK</Avatar>
          <Avatar sx={{ bgcolor: 'secondary.main' }}>LM</Avatar>
          <Avatar sx={{ bgcolor: 'success.main' }}>RO</Avatar>
        </AvatarGroup>
        <TextField
          label="Invite by email"
          type="email"
          size="small"
          fullWidth
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Alert severity={valid ? 'success' : 'info'} sx={{ mt: 2 }}>
          {valid ? `Ready to invite ${email}` : 'Two seats are free'}
        </Alert>
      </CardContent>
    </Card>
  );
}
