import ButtonBase from '@mui/material/ButtonBase';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';

const albums = [
  { hue: 65, name: 'Orchard' },
  { hue: 160, name: 'Canal' },
  { hue: 285, name: 'Fair' },
];

export default function LinkedImages() {
  return (
    <ImageList cols={3} rowHeight={120} sx={{ width: '100%', maxWidth: 480, m: 0 }}>
      {albums.map(({ hue, name }) => (
        <ImageListItem key={name}>
          <ButtonBase
            href={`?album=${name}`}
            sx={{
              height: '100%',
              '& img': { width: '100%', height: '100%', objectFit: 'cover' },
              '&.Mui-focusVisible': { outline: '3px solid', outlineColor: 'primary.main' },
            }}
          >
            <img src={picture(hue)} alt={`Album: ${name}`} />
          </ButtonBase>
        </ImageListItem>
      ))}
    </ImageList>
  );
}

function picture(hue: number, width = 300, height = 200) {
  return `data:image/svg+xml,${encodeURIComponent(`
    <svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <rect width="100%" height="100%" fill="hsl(${hue} 45% 70%)"/>
      <circle cx="70%" cy="35%" r="40" fill="hsl(${hue} 60% 85%)"/>
      <ellipse cx="40%" cy="100%" rx="60%" ry="40%" fill="hsl(${hue} 40% 35%)"/>
    </svg>`)}`;
}
